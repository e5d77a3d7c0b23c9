import { type Capability, hasCapability } from '@console/core/permissions'

const files = import.meta.glob<Record<string, Record<string, Capability>>>('../*/capabilities.ts', {
  eager: true,
})

/** Whatever somebody may do beyond opening screens, by folder: each has a word, `ability.order_create`. */
export const abilities: readonly Capability[] = [
  ...new Map(
    Object.values(files)
      .flatMap((file) => Object.values(file).flatMap((ofKind) => Object.values(ofKind)))
      .map((capability) => [capability.id, capability]),
  ).values(),
].toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** What roles let somebody do, and what they do not. */
export function abilitiesOf(roles: readonly string[]) {
  const can = abilities.filter((capability) => hasCapability(roles, capability))
  return { can, cannot: abilities.filter((capability) => !can.includes(capability)) }
}

/** What other roles would add to what somebody can do, and take from it. */
export function difference(before: readonly string[], after: readonly string[]) {
  const had = abilitiesOf(before).can
  const has = abilitiesOf(after).can
  return {
    added: has.filter((capability) => !had.includes(capability)),
    taken: had.filter((capability) => !has.includes(capability)),
  }
}
