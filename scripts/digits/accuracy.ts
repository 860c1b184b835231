/** Returns the class of the largest of every `classCount` scores, the first one of equals. Shape [N, classCount] -> [N]. */
export function predictions(scores: ArrayLike<number>, classCount: number): Uint8Array {
  const result = new Uint8Array(scores.length / classCount);
  for (let i = 0; i < result.length; i++) {
    for (let c = 1; c < classCount; c++) {
      if (scores[i * classCount + c]! > scores[i * classCount + result[i]!]!) result[i] = c;
    }
  }
  return result;
}

/** Returns the fraction of predictions that equal their label, in [0, 1]. */
export function accuracy(predicted: Uint8Array, labels: Uint8Array): number {
  return predicted.filter((digit, i) => digit === labels[i]).length / labels.length;
}
