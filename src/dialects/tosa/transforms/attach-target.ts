import { type Context } from '../../../ir/context.ts';
import { type Operation } from '../../../ir/operation.ts';
import { symbolizeEnum, type EnumSpec } from '../../../ods/enums.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { TargetEnv } from '../generated/tosa-attributes.gen.ts';
import { extensionEnum, profileEnum, type Extension, type Profile } from '../generated/tosa-enums.gen.ts';
import { TosaAttachTargetBase } from '../generated/tosa-passes.gen.ts';
import { targetEnvName } from '../validation/target.ts';

/** `tosa-attach-target`. Source: mlir/lib/Dialect/Tosa/Transforms/TosaAttachTarget.cpp. */
export class TosaAttachTarget extends TosaAttachTargetBase {
  override runOnOperation(module: Operation): LogicalResult {
    const { context } = module;
    const { specificationVersion, level } = this.options;
    const profiles = casesOf<Profile>(context, profileEnum, 'profile', this.options.profiles);
    if (!profiles) return false;
    const extensions = casesOf<Extension>(context, extensionEnum, 'extension', this.options.extensions);
    if (!extensions) return false;
    module.setAttr(targetEnvName, TargetEnv.get(context, specificationVersion, level, profiles, extensions));
    return true;
  }
}

/** Returns the cases of an enum that have these names; undefined after a message when one has none. It does not list `none`, which is accepted, too. */
function casesOf<Case extends string>(
  context: Context,
  spec: EnumSpec,
  kind: string,
  names: readonly string[],
): readonly Case[] | undefined {
  const unknown = names.find((name) => !symbolizeEnum(spec, name));
  if (unknown === undefined) return names as readonly Case[];
  const known = spec.cases.flatMap(({ str }) => (str === 'none' ? [] : [str])).join(', ');
  context.writeDebugText(`Unknown TOSA ${kind} name passed in '${unknown}', supported ${kind}s are: ${known}\n`);
  return undefined;
}
