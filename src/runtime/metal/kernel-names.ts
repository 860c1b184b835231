import { type KernelConfig, type Program } from '../../target/schema/generated/ttmetal.gen.ts';

/** Returns what the commands of a program are called in the names of its kernels: `add_5` is command 5 of program add. */
export function commandName(program: string, command: number): string {
  return `${program}_${command}`;
}

/** Returns what the text of a kernel is called, as places in it are told: `add_5_0_tensix.cpp` is kernel 0 of command `add_5`. */
export function kernelFileName(command: string, kernel: number, config: KernelConfig): string {
  return `${command}_${kernel}_${kernelKind(config)}.cpp`;
}

/** Returns what runs a kernel, as tt-mlir's runtime names it in its files. Source: ttmlir-facts, section 6.3. */
export function kernelKind({ type, value }: KernelConfig): string {
  switch (type) {
    case 'NocConfig':
      return value.nocIndex.toLowerCase();
    case 'TensixConfig':
      return 'tensix';
    case 'EthernetConfig':
      return value.ethType === 'Sender' ? 'ethSender' : 'ethReceiver';
  }
}

/** The text of a kernel, and what it is called. */
export interface KernelText {
  readonly fileName: string;
  readonly source: string;
}

/** Returns the texts of the kernels of a program, in the order in which commands start them; those in machine code have none. */
export function kernelTexts({ name, devicePrograms }: Program): readonly KernelText[] {
  const commands = devicePrograms.flatMap(({ commandQueues }) => commandQueues.flatMap((queue) => queue.commands));
  return commands.flatMap(({ type }, command) =>
    type.type === 'EnqueueProgramCommand'
      ? type.value.program.kernels.flatMap(({ kernel: { type: kind, value } }, i) =>
          kind === 'KernelSource'
            ? [{ fileName: kernelFileName(commandName(name, command), i, value.config), source: value.source }]
            : [],
        )
      : [],
  );
}
