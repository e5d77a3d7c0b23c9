import type { FullKey, Namespace, WordKey } from '@console/core/i18n'
import type { ImportKind } from '@console/core/imports'

/** What a screen that imports a kind is made of. */
export interface ImportConfig<Key extends string = string> {
  namespace: Namespace
  /** The heading of the screen. */
  title: Key
  kind: ImportKind
  /** What each of the kind's columns is called, by field. */
  columns: Readonly<Record<string, Key>>
  /** What each value of its choices is called, by field. Default: as it is written. */
  choices?: Readonly<Record<string, (value: string) => FullKey>>
  /** What only its server finds wrong, by the fault's code. Default: nothing. */
  faults?: Readonly<Record<string, Key>>
  /** The column that a row is called by where it is spoken of. */
  nameField: string
  /** Where the records are seen afterwards. */
  listPath: string
}

/**
 * Declares the screen of an import. Its title is checked against the words of `namespace`.
 * @example export const companyUpload = defineImport({ namespace: 'pharmacy-imports', title: 'company.title', kind, … })
 */
export function defineImport<Name extends Namespace>(
  config: ImportConfig<WordKey<Name>> & { namespace: Name },
): ImportConfig {
  return config
}
