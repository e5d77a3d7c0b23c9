import type { Issue } from '@console/form'
import type { useTranslation } from 'react-i18next'

type DemoWords = ReturnType<typeof useTranslation<'demo-access'>>['t']

/** What these pages say of a fault in their own words; the rest is said as in all forms. */
export function sayDemoIssue(issue: Issue, t: DemoWords): string | undefined {
  // Specification 5: what is missing is too short.
  if (issue.code === 'too_small' && issue.minimum === 4) return t('error.short')
  if (issue.code !== 'custom') return undefined
  return t(issue.path?.at(-1) === 'confirmation' ? 'error.confirmation' : 'error.accept')
}
