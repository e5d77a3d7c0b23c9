import { categoryRules, definitionRules } from '@console/domain/input'
import type { FormProps } from '@console/form'
import { useTranslation } from 'react-i18next'

const rules = [...definitionRules, ...categoryRules] as const

/** Translates the rules of inputs that have messages of their own. @param nameOf display name of the input concerned */
export function useRuleText(
  nameOf: (about: string) => string = (about) => about,
): FormProps<never, never, never>['describeIssue'] {
  const { t } = useTranslation('marketplace')
  return (issue) => {
    const { rule, about = [] } = (issue.code === 'custom' ? issue.params : {}) as {
      rule?: string
      about?: readonly string[]
    }
    const known = rules.find((each) => each === rule)
    return known && t(`inputs.rule.${known}`, { names: about.map(nameOf).join(' → ') })
  }
}
