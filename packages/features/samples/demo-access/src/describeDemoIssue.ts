import type { Issue } from '@console/form'
import type { useTranslation } from 'react-i18next'

type DemoMessages = ReturnType<typeof useTranslation<'demo-access'>>['t']

/** Messages of these pages for validation issues; undefined for those with a common message. */
export function describeDemoIssue(issue: Issue, t: DemoMessages): string | undefined {
  // Specification 5: a missing value counts as too short.
  if (issue.code === 'too_small' && issue.minimum === 4) return t('error.short')
  if (issue.code !== 'custom') return undefined
  return t(issue.path?.at(-1) === 'confirmation' ? 'error.confirmation' : 'error.accept')
}
