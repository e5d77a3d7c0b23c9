import { serverNow } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Heading, Link, ProgressBar, Text, theme } from '@console/ui'
import { CircleCheck, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CourseCategory, CourseRow } from '../contract'
import { coursePath } from '../paths'
import { nextStepOf, standingOf } from '../progress'

interface CourseTileProps {
  course: CourseRow
  /** Undefined if no category has its handle. */
  category: CourseCategory | undefined
}

/** A course in the grid: subject, reading time and progress. The whole tile is a link. */
export function CourseTile({ course, category }: CourseTileProps) {
  const { t } = useTranslation('academy')
  const formats = useFormats()
  const { title, description, length, activeStep, totalSteps, updated } = course
  const standing = standingOf(course)
  const standingText = t(`standing.${standing}`)
  const read = Math.min(activeStep, totalSteps)
  return (
    <Tile data-standing={standing}>
      <DescriptionList>
        {category === undefined ? null : (
          <span>
            {/* The property accepts colours only, so no address from the server can be fetched here. */}
            <Dot aria-hidden style={{ backgroundColor: category.color }} />
            <bdi>{category.title}</bdi>
          </span>
        )}
        <Length>
          <Clock aria-hidden />
          {t('length', { count: length, number: formats.number(length) })}
        </Length>
      </DescriptionList>
      <Heading level={2} size="lg">
        <bdi>{title}</bdi>
      </Heading>
      <Text as="p" tone="muted" dir="auto">
        {description}
      </Text>
      <Foot>
        <Text tone="muted" size="sm">
          {t('updated', { ago: formats.ago(new Date(updated), serverNow()) })}
        </Text>
        <Link
          variant="alone"
          href={coursePath(course, nextStepOf(course))}
          aria-label={t('standing.link', { standing: standingText, title })}
        >
          {standing === 'completed' ? <CircleCheck aria-hidden /> : null}
          {standingText}
        </Link>
      </Foot>
      <ProgressBar
        label={t('progress.label')}
        isLabelHidden
        value={read}
        maxValue={totalSteps}
        valueLabel={t('progress.of', {
          number: formats.number(read),
          total: formats.number(totalSteps),
        })}
      />
    </Tile>
  )
}

/** Grid of courses. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;
`

const DescriptionList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  svg {
    inline-size: 14px;
    block-size: 14px;
  }
`

/* Shown even while the category is not known yet. */
const Length = styled.span`
  margin-inline-start: auto;
`

const Dot = styled.span`
  inline-size: 10px;
  block-size: 10px;
  border-radius: ${theme.radius.pill};
  forced-color-adjust: none;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  margin-block-start: auto;

  svg {
    margin-inline-end: ${theme.space[1]};
  }
`

const Tile = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto auto;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  &[data-standing='completed'] a {
    color: ${theme.color.success};
  }
  &:hover {
    background: ${theme.color.surfaceHover};
  }
  /* The whole tile is a link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`
