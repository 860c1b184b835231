const beta1 = 0.9;
const beta2 = 0.999;
const epsilon = 1e-8;

/** Smaller averages become 0: where gradients stay 0 they would shrink to subnormal numbers, which are slow to compute with. */
const negligible = 1e-60;

/** Adam with decoupled weight decay. Source: Kingma and Ba 2015, algorithm 1; Loshchilov and Hutter 2019. */
export class Adam {
  private readonly means: readonly Float64Array[];
  private readonly squares: readonly Float64Array[];
  private beta1Power = 1;
  private beta2Power = 1;

  /** Creates the optimizer of `parameters`; `gradients` are arrays of the same lengths that the caller adds to. */
  constructor(
    private readonly parameters: readonly Float64Array[],
    private readonly gradients: readonly Float64Array[],
  ) {
    this.means = parameters.map(({ length }) => new Float64Array(length));
    this.squares = parameters.map(({ length }) => new Float64Array(length));
  }

  /** Moves the parameters one step against the gradients, and sets the gradients back to zero. */
  step(learningRate: number, weightDecay: number): void {
    this.beta1Power *= beta1;
    this.beta2Power *= beta2;
    const rate = learningRate / (1 - this.beta1Power);
    const squareScale = 1 / (1 - this.beta2Power);
    const kept = 1 - learningRate * weightDecay;
    for (const [k, parameter] of this.parameters.entries()) {
      const gradient = this.gradients[k]!;
      const mean = this.means[k]!;
      const square = this.squares[k]!;
      for (let i = 0; i < parameter.length; i++) {
        const g = gradient[i]!;
        const m = beta1 * mean[i]! + (1 - beta1) * g;
        const v = beta2 * square[i]! + (1 - beta2) * g * g;
        mean[i] = Math.abs(m) < negligible ? 0 : m;
        square[i] = v < negligible ? 0 : v;
        parameter[i] = parameter[i]! * kept - (rate * m) / (Math.sqrt(v * squareScale) + epsilon);
      }
      gradient.fill(0);
    }
  }
}
