import { useFormats } from '@console/core/i18n'
import { ForeignHtml, Heading, Link, Text, theme } from '@console/ui'
import { ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Course, CourseStep } from '../contract'
import { coursePath, coursesPath } from '../paths'
import { standingOf } from '../progress'

interface ReadingStepProps {
  course: Course
  /** Number of the open step, from 1. */
  number: number
  step: CourseStep
}

/** The open step with links to the previous and next one. After a move between steps, its heading has the focus. */
export function ReadingStep({ course, number, step }: ReadingStepProps) {
  const { t } = useTranslation('academy')
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const former = useRef(number)
  const total = course.steps.length
  const isLast = number === total

  useEffect(() => {
    if (former.current === number) return
    former.current = number
    heading.current?.focus()
  }, [number])

  return (
    <Article>
      <header>
        <Text tone="muted" size="sm">
          {t('step.of', { step: formats.number(number), total: formats.number(total) })}
        </Text>
        <Title ref={heading} tabIndex={-1} dir="auto">
          {step.title}
        </Title>
      </header>
      <ForeignHtml html={step.content} />
      {isLast && standingOf(course) === 'completed' ? (
        <Finished>
          <CircleCheck aria-hidden />
          <Heading level={3}>{t('finished.title')}</Heading>
          <Text as="p">{t('finished.message', { title: formats.isolate(course.title) })}</Text>
          <Link variant="alone" href={coursesPath}>
            {t('course.back')}
          </Link>
        </Finished>
      ) : null}
      <Ways>
        {number > 1 ? (
          <Link variant="quiet" rel="prev" href={coursePath(course, number - 1)}>
            <ChevronLeft data-mirrored aria-hidden />
            {t('step.previous')}
          </Link>
        ) : (
          <span />
        )}
        {isLast ? null : (
          <Link variant="quiet" rel="next" href={coursePath(course, number + 1)}>
            {t('step.next')}
            <ChevronRight data-mirrored aria-hidden />
          </Link>
        )}
      </Ways>
    </Article>
  )
}

/* A starting point for reading, not a control. */
const Title = styled.h2`
  font-size: ${theme.text.xl};
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-wrap: balance;
  scroll-margin-block-start: ${theme.space[8]};

  &:focus {
    outline: none;
    box-shadow: none;
  }
`

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  @media (width < 640px) {
    padding: ${theme.space[4]};
  }
`

const Finished = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.successSoft};

  > svg {
    color: ${theme.color.success};
  }
`

const Ways = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.hairline};

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-block-size: max(36px, ${theme.size.target});
    padding-inline: ${theme.space[4]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    text-decoration: none;
  }
  > a[rel='next'] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font-weight: 500;
  }
  > a:hover {
    background: ${theme.color.surfaceHover};
  }
  > a[rel='next']:hover {
    background: ${theme.color.accentHover};
  }
  svg {
    margin: 0;
  }
`
