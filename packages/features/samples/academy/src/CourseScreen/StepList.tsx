import { useFormats } from '@console/core/i18n'
import { Link, theme, VisuallyHidden } from '@console/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Course } from '../contract'
import { coursePath } from '../paths'

export interface StepListProps {
  course: Course
  /** Number of the open step, from 1. */
  number: number
}

/** Steps of a course as links; reached steps are ticked. */
export function StepList({ course, number }: StepListProps) {
  const { t } = useTranslation('academy')
  const formats = useFormats()
  return (
    <Root aria-label={t('steps.title')}>
      <ol>
        {course.steps.map(({ id, title }, place) => {
          const isRead = place < course.activeStep
          const isOpen = place + 1 === number
          return (
            <li key={id}>
              <Link
                variant="quiet"
                href={coursePath(course, place + 1)}
                aria-current={isOpen ? 'step' : undefined}
              >
                <Mark aria-hidden data-read={isRead || undefined}>
                  {isRead && !isOpen ? <Check /> : formats.number(place + 1)}
                </Mark>
                <bdi>{title}</bdi>
                {isRead ? <VisuallyHidden> {t('step.read')}</VisuallyHidden> : null}
              </Link>
            </li>
          )
        })}
      </ol>
    </Root>
  )
}

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;

  &[data-read] {
    border-color: ${theme.color.success};
    color: ${theme.color.success};
  }
  svg {
    inline-size: 14px;
    block-size: 14px;
    margin: 0;
  }
`

const Root = styled.nav`
  ol {
    display: grid;
    gap: ${theme.space[1]};
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-block-size: max(36px, ${theme.size.target});
    padding: ${theme.space[1]} ${theme.space[3]};
    border-radius: ${theme.radius.control};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.surfaceHover};
  }
  a[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-weight: 500;
  }
  a[aria-current] ${Mark} {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  @media (forced-colors: active) {
    a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
