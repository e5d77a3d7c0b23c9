import { useFormats } from '@console/core/i18n'
import { Grid } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Figure } from '../figures/Figure'
import { dayRanges, type ProjectWidget, type WidgetNamed } from './contract'
import { RangeChoice, useRange } from './RangeChoice'

/** Due, overdue, open and requested items in a number each. */
export function Counts({ widgets }: { widgets: readonly ProjectWidget[] }) {
  const { t } = useTranslation('project-dashboard')
  const { number } = useFormats()
  return (
    <Grid as="dl" minColumn="wide">
      {widgets.map((widget) => {
        switch (widget.id) {
          case 'dueTasks':
            return <DueTasks key={widget.id} {...widget} />
          case 'overdue':
          case 'issues':
          case 'features':
            return (
              <Figure
                key={widget.id}
                name={t(`count.${widget.id}`)}
                note={t(`count.${widget.id}.note`, {
                  count: widget.detail,
                  value: number(widget.detail),
                })}
              >
                {number(widget.data)}
              </Figure>
            )
          default:
            return null
        }
      })}
    </Grid>
  )
}

function DueTasks(widget: WidgetNamed<'dueTasks'>) {
  const { t } = useTranslation('project-dashboard')
  const { number } = useFormats()
  const range = useRange(widget, dayRanges)
  const done = widget.detail[range.chosen]
  return (
    <Figure
      name={t('count.dueTasks')}
      note={
        done === null
          ? t('count.dueTasks.toCome')
          : t('count.dueTasks.note', { count: done, value: number(done) })
      }
      choice={<RangeChoice label={t('count.dueTasks')} range={range} />}
    >
      {number(widget.data[range.chosen])}
    </Figure>
  )
}
