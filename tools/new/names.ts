/** Spellings of a name. Templates use `thing-name`, in each of them. */
interface Spellings {
  /** `side-notes`: folders, packages, addresses. */
  kebab: string
  /** `sideNotes`: functions, variables, keys. */
  camel: string
  /** `SideNotes`: components, types, their files. */
  pascal: string
  /** `Side notes`: headings. */
  sentence: string
  /** `side notes`: inside sentences. */
  words: string
}

/** @param kebab a name whose words are joined by `-` */
function spell(kebab: string): Spellings {
  const [first = '', ...rest] = kebab.split('-')
  return {
    kebab,
    camel: [first, ...rest.map(capitalize)].join(''),
    pascal: [first, ...rest].map(capitalize).join(''),
    sentence: [capitalize(first), ...rest].join(' '),
    words: [first, ...rest].join(' '),
  }
}

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** `OrderDetails` → `order-details`. */
export function toKebab(pascal: string): string {
  return pascal.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()
}

/**
 * Replaces placeholders by names, in every spelling: `{'thing-name': 'side-notes'}` makes `thingNameWords`
 * `sideNotesWords`, and `ThingName` `SideNotes`.
 * @param names placeholder → name, both with `-` between their words
 */
export function fillIn(text: string, names: Record<string, string>): string {
  for (const [placeholder, name] of Object.entries(names)) {
    const from = spell(placeholder)
    const to = spell(name)
    for (const spelling of Object.keys(from) as (keyof Spellings)[])
      text = text.replaceAll(from[spelling], to[spelling])
  }
  return text
}
