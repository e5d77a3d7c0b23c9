import type { FullKey, Namespace, MessageKey } from '@console/core/i18n'
import type { ImportKind } from '@console/core/imports'

/** Configuration of an import screen. */
export interface ImportConfig<Key extends string = string> {
  namespace: Namespace
  title: Key
  kind: ImportKind
  /** Labels of the kind's columns, by field. */
  columns: Readonly<Record<string, Key>>
  /** Labels of a choice's values, by field. Default: the value itself. */
  choices?: Readonly<Record<string, (value: string) => FullKey>>
  /** Messages for errors that only the server finds, by code. Default: none. */
  faults?: Readonly<Record<string, Key>>
  /** Column with the name of a row, for messages. */
  nameField: string
  /** Address of the list with the imported records. */
  listPath: string
}

/**
 * Declares the screen of an import. Its title is checked against the messages of `namespace`.
 * @example export const companyUpload = defineImport({ namespace: 'pharmacy-imports', title: 'company.title', kind, … })
 */
export function defineImport<Name extends Namespace>(
  config: ImportConfig<MessageKey<Name>> & { namespace: Name },
): ImportConfig {
  return config
}
