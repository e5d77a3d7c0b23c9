import { useFormats } from '@console/core/i18n'
import { useKeys } from '@console/core/keys'
import { useNameInTitle } from '@console/core/routes'
import { useUndo } from '@console/optimistic-mutations'
import { Banner, Button, Heading, Link, ProgressBar, Text, theme, Drawer } from '@console/ui'
import { ChevronLeft, RotateCcw, PanelLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import type { Course, CourseStep } from '../contract'
import { coursePath, coursesPath } from '../paths'
import { useProgress } from '../useProgress'
import { ReadingStep } from './ReadingStep'
import { StepList, type StepListProps } from './StepList'
import { useStepKeys } from './useStepKeys'

interface ReadingCourseProps {
  course: Course
  /** Number of the open step, from 1. */
  number: number
  step: CourseStep
}

/** A course being read: its steps beside the open one, or behind a button on a phone. */
export function ReadingCourse({ course, number, step }: ReadingCourseProps) {
  const { t } = useTranslation('academy')
  const formats = useFormats()
  const { notStored, retrySave, restart } = useProgress(course, number)
  const total = course.steps.length
  const read = Math.min(course.activeStep, total)
  useNameInTitle(`${step.title} · ${course.title}`)
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  useStepKeys(root, (by) => {
    if (course.steps[number - 1 + by]) void navigate(coursePath(course, number + by))
  })
  const { undoLast } = useUndo('academy')
  useKeys({ z: undoLast }, false)

  function startAgain() {
    void restart()
    void navigate(coursePath(course, 1))
    // The button disappears.
    root.current?.querySelector<HTMLElement>('article h2')?.focus()
  }

  return (
    <Root ref={root}>
      <header>
        <Link variant="alone" href={coursesPath}>
          <ChevronLeft data-mirrored aria-hidden />
          {t('course.back')}
        </Link>
        <Heading level={1}>
          <bdi>{course.title}</bdi>
        </Heading>
        <Progress>
          <ProgressBar
            label={t('progress.label')}
            value={read}
            maxValue={total}
            valueLabel={t('progress.of', {
              number: formats.number(read),
              total: formats.number(total),
            })}
          />
          {read > 1 ? (
            <Button variant="quiet" onPress={startAgain}>
              <RotateCcw aria-hidden />
              {t('restart')}
            </Button>
          ) : null}
        </Progress>
      </header>
      <Panes>
        <aside>
          <StepList course={course} number={number} />
        </aside>
        <StepsDrawer course={course} number={number} />
        <div>
          <ReadingStep course={course} number={number} step={step} />
          {/* After the step, so that the step does not move. */}
          {notStored !== null ? (
            <Banner
              tone="warning"
              actions={<Button onPress={retrySave}>{t('progress.again')}</Button>}
            >
              <Text as="p">{t('progress.notStored', { step: formats.number(notStored) })}</Text>
            </Banner>
          ) : null}
        </div>
      </Panes>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-inline-size: 1120px;

  > header {
    display: grid;
    gap: ${theme.space[2]};
    justify-items: start;
  }
`

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[2]} ${theme.space[4]};
  inline-size: 100%;

  > :first-child {
    inline-size: min(100%, 360px);
  }
`

const Panes = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: start;

  > aside {
    position: sticky;
    inset-block-start: ${theme.space[4]};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
  /* Button of the steps. */
  > button {
    display: none;
  }
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};

    > aside {
      display: none;
    }
    > button {
      display: inline-flex;
      justify-self: start;
    }
  }
`

/** Drawer with the steps of a course, for screens too narrow to show them beside the text. */
function StepsDrawer(props: StepListProps) {
  const { t } = useTranslation('academy')
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <Drawer
      title={t('steps.title')}
      closeLabel={t('steps.close')}
      side="start"
      size="narrow"
      // Choosing a step closes the drawer.
      isOpen={openAt === key}
      onOpenChange={(isOpen) => setOpenAt(isOpen ? key : null)}
      trigger={
        <Button variant="quiet">
          <PanelLeft data-mirrored aria-hidden />
          {t('steps.title')}
        </Button>
      }
    >
      <StepList {...props} />
    </Drawer>
  )
}
