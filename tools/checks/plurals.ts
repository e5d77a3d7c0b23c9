/** A plural form of i18next's suffixes. */
const suffix = /_(zero|one|two|few|many|other)$/

/** `orders.count` of `orders.count_one`; undefined for a key without a plural. */
export function stemOf(key: string): string | undefined {
  return suffix.test(key) ? key.replace(suffix, '') : undefined
}

/** `one` of `orders.count_one`. */
export function formOf(key: string): string | undefined {
  return suffix.exec(key)?.[1]
}

/** Plural forms that a language needs, and `zero`, which i18next shows for 0 in every language that has it. */
export function formsOf(language: string): { needed: string[]; allowed: string[] } {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return { needed, allowed: [...needed, 'zero'] }
}
