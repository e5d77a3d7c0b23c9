import { serviceFields, type ServiceRow } from '@console/domain/service-product'
import { listParts } from '@console/list'

/** Columns and filters of services only. */
export const { columns: serviceColumns, filters: serviceFilters } = listParts<ServiceRow>()(
  serviceFields,
  {
    mode: { title: 'column.mode', messages: 'mode', priority: 3, filter: { isPinned: true } },
    areas: { title: 'column.area', width: 160, priority: 3 },
    priceModel: {
      title: 'column.priceModel',
      messages: 'priceModel',
      priority: 3,
      isOptional: true,
    },
    durationMinutes: {
      title: 'column.duration',
      width: 116,
      align: 'end',
      priority: 3,
      isOptional: true,
      text: ({ durationMinutes }, { t, formats }) =>
        durationMinutes < 120
          ? t('duration.minutes', { number: formats.number(durationMinutes) })
          : t('duration.hours', { number: formats.number(Math.round(durationMinutes / 6) / 10) }),
      csv: [{ title: 'column.durationMinutes', value: ({ durationMinutes }) => durationMinutes }],
    },
  },
)
