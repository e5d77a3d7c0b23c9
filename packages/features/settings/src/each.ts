/** Settings repeated for several names, below the name of their group; null for none. */
export function each<Group extends string | null, Name extends string, Setting>(
  group: Group,
  names: readonly Name[],
  make: (name: Name) => Setting,
) {
  return Object.fromEntries(
    names.map((name) => [group === null ? name : `${group}.${name}`, make(name)]),
  ) as Record<Group extends string ? `${Group}.${Name}` : Name, Setting>
}
