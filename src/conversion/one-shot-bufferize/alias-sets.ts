interface MemberSet<Member> {
  readonly members: Member[];
  first: Member;
  last: Member;
}

/** Sets that do not overlap. */
export class DisjointSets<Member> {
  readonly #sets = new Map<Member, MemberSet<Member>>();
  /** What follows a member in its set. */
  readonly #next = new Map<Member, Member>();

  /** Joins the sets of two members. Cost: that of the smaller set. */
  union(a: Member, b: Member): void {
    const [left, right] = [this.#setOf(a), this.#setOf(b)];
    if (left === right) return;
    const { first } = left;
    const { last } = right;
    this.#next.set(left.last, right.first);
    const [large, small] = left.members.length < right.members.length ? [right, left] : [left, right];
    for (const member of small.members) {
      large.members.push(member);
      this.#sets.set(member, large);
    }
    large.first = first;
    large.last = last;
  }

  /** Adds what is alone in its set at first. */
  add(member: Member): void {
    this.#setOf(member);
  }

  /** Returns the members of the set of `member`, in no certain order; none where that was not added. */
  membersOf(member: Member): readonly Member[] {
    return this.#sets.get(member)?.members ?? [];
  }

  /** Returns the members of the set of `member` in the order of LLVM's `EquivalenceClasses`: those of `b` behind those of `a` where `a` and `b` were joined. */
  membersInOrder(member: Member): Member[] {
    const members: Member[] = [];
    const set = this.#sets.get(member);
    for (let next = set?.first; next !== undefined; next = this.#next.get(next)) members.push(next);
    return members;
  }

  areJoined(a: Member, b: Member): boolean {
    if (a === b) return true;
    const set = this.#sets.get(a);
    return set !== undefined && set === this.#sets.get(b);
  }

  #setOf(member: Member): MemberSet<Member> {
    let set = this.#sets.get(member);
    if (!set) this.#sets.set(member, (set = { members: [member], first: member, last: member }));
    return set;
  }
}
