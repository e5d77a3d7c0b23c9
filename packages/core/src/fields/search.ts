import { type Name, nameOfRef, type Ref } from '../contracts'
import { normalizeForSearch } from '../i18n'
import type { AnyFields, KnownField } from './field'

/** Texts of a row in which a field is searched: a name in every language, the name of another record, a value. Amounts, numbers and times have none. */
export function searchTextsOf<Row>(field: KnownField<Row>, row: Row): readonly string[] {
  switch (field.type) {
    case 'text':
      return textsOf(field.of(row))
    case 'reference':
      return namesOf(field.of(row))
    case 'references':
      return field.of(row).flatMap(namesOf)
    case 'texts':
    case 'choices':
      return field.of(row)
    case 'choice':
      return [field.of(row) ?? []].flat()
    default:
      return []
  }
}

/**
 * Creates the search over rows: reports whether the searched fields of a row contain every word of a text, in any order, without regard to
 * accents and case (specification 5). Searched fields that rows don't contain are ignored.
 */
export function createSearch(fields: AnyFields, text: string): (row: unknown) => boolean {
  const words = normalizeForSearch(text).split(' ').filter(Boolean)
  const searched = Object.values(fields).flatMap((field) =>
    field.searched && field.of ? [field] : [],
  )
  return (row) => {
    if (words.length === 0) return true
    const texts = searched.flatMap((field) => searchTextsOf(field, row)).map(normalizeForSearch)
    return words.every((word) => texts.some((each) => each.includes(word)))
  }
}

/** Reports whether rows contain every searched field, so that a search over them finds what the server's would. */
export function canSearchRows(fields: AnyFields): boolean {
  return Object.values(fields).every(({ searched, of }) => !searched || of)
}

function namesOf(ref: Ref | null): readonly string[] {
  return ref ? textsOf(nameOfRef(ref)) : []
}

function textsOf(name: Name | null): readonly string[] {
  if (name === null) return []
  return typeof name === 'string' ? [name] : Object.values(name)
}
