import { SegmentedChoice } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useChoice } from '../useChoice'
import type { WidgetRange } from './contract'

/** Range of a widget, stored in the address under the widget's id. */
export function useRange<Range extends WidgetRange>(
  { id, currentRange }: { id: string; currentRange: Range },
  ranges: readonly Range[],
) {
  return { ...useChoice(id, ranges, currentRange), ranges }
}

interface RangeChoiceProps<Range extends WidgetRange> {
  /** Name of the widget. */
  label: string
  range: ReturnType<typeof useRange<Range>>
}

/** Chooses the range of one widget (specification 9). */
export function RangeChoice<Range extends WidgetRange>({ label, range }: RangeChoiceProps<Range>) {
  const { t } = useTranslation('project-dashboard')
  return (
    <SegmentedChoice
      isLabelHidden
      label={t('range.of', { widget: label })}
      options={range.ranges.map((id) => ({ id, label: t(`range.${id as WidgetRange}`) }))}
      value={range.chosen}
      onChange={range.choose}
    />
  )
}
