/** Sets that do not overlap. */
export class DisjointSets<Member> {
  readonly #sets = new Map<Member, Member[]>();

  /** Joins the sets of two members. Cost: that of the smaller set. */
  union(a: Member, b: Member): void {
    const [left, right] = [this.#setOf(a), this.#setOf(b)];
    if (left === right) return;
    const [large, small] = left.length < right.length ? [right, left] : [left, right];
    for (const member of small) {
      large.push(member);
      this.#sets.set(member, large);
    }
  }

  /** Adds what is alone in its set at first. */
  add(member: Member): void {
    this.#setOf(member);
  }

  /** Returns the members of the set of `member`; none where that was not added. */
  membersOf(member: Member): readonly Member[] {
    return this.#sets.get(member) ?? [];
  }

  areJoined(a: Member, b: Member): boolean {
    if (a === b) return true;
    const set = this.#sets.get(a);
    return set !== undefined && set === this.#sets.get(b);
  }

  #setOf(member: Member): Member[] {
    let set = this.#sets.get(member);
    if (!set) this.#sets.set(member, (set = [member]));
    return set;
  }
}
