import { type Capability, hasCapability } from '@console/core/permissions'

const files = import.meta.glob<Record<string, Record<string, Capability>>>('../*/capabilities.ts', {
  eager: true,
})

/** All capabilities beyond opening screens, by folder: each has a message, `ability.order_create`. */
export const abilities: readonly Capability[] = [
  ...new Map(
    Object.values(files)
      .flatMap((file) => Object.values(file).flatMap((ofKind) => Object.values(ofKind)))
      .map((capability) => [capability.id, capability]),
  ).values(),
].toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** Capabilities that roles grant, and those they lack. */
export function abilitiesOf(roles: readonly string[]) {
  const can = abilities.filter((capability) => hasCapability(roles, capability))
  return { can, cannot: abilities.filter((capability) => !can.includes(capability)) }
}

/** Capabilities gained and lost by a change of roles. */
export function difference(before: readonly string[], after: readonly string[]) {
  const had = abilitiesOf(before).can
  const has = abilitiesOf(after).can
  return {
    added: has.filter((capability) => !had.includes(capability)),
    taken: had.filter((capability) => !has.includes(capability)),
  }
}
