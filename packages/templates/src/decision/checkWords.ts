import type { Check } from '@console/core/contracts'
import { useTranslation } from 'react-i18next'

/** What a check is called: our words for its code, else the server's, else the code itself. */
export function useCheckWords(): (check: Pick<Check, 'code' | 'detail'>) => string {
  const { t, i18n } = useTranslation('templates')
  return ({ code, detail }) =>
    i18n.exists(`check.${code}`, { ns: 'templates' })
      ? t(`check.${code}` as 'check.other')
      : (detail ?? code.replaceAll('_', ' '))
}
