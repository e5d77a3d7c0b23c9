import { useFormats } from '@console/core/i18n'
import { theme } from '@console/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { features, type Plan } from './plans'

/** Features of a plan as a list. */
export function FeatureList({ plan }: { plan: Plan }) {
  const { t } = useTranslation('pricing')
  const formats = useFormats()
  return (
    <List>
      {features
        .filter((feature) => plan.has[feature])
        .map((feature) => {
          const amount = plan.has[feature]
          return (
            <li key={feature}>
              <Check size={16} aria-hidden />
              {typeof amount === 'number'
                ? t('feature.counted', {
                    feature: t(`feature.${feature}`),
                    number: formats.number(amount),
                  })
                : t(`feature.${feature}`)}
            </li>
          )
        })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${theme.space[2]};
  }
  svg {
    flex: none;
    margin-block-start: 3px;
    color: ${theme.color.success};
  }
`
