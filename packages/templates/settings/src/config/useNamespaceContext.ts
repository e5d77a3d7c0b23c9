import { useFormats, useTranslate } from '@console/core/i18n'
import { type AnySettings, ownKey, type FormatContext } from './config'

/** Returns the context for formatting a screen's values, in the user's language. */
export function useNamespaceContext({ namespace }: Pick<AnySettings, 'namespace'>): FormatContext {
  const formats = useFormats()
  const translate = useTranslate()
  return { formats, translate, t: (key, values) => translate(ownKey(namespace, key), values) }
}
