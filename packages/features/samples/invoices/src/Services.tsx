import { useFormats } from '@console/core/i18n'
import { PrintTable } from '@console/print'
import { useTranslation } from 'react-i18next'
import type { Service } from './contract'
import { toMoney } from './formats'

interface ServicesProps {
  services: readonly Service[]
  /** Set to show the description of each service. */
  hasDetails?: boolean
}

/** Table of the supplied services. */
export function Services({ services, hasDetails = false }: ServicesProps) {
  const { t } = useTranslation('invoices')
  const formats = useFormats()
  return (
    <PrintTable
      label={t('services')}
      columns={[
        { title: t('service') },
        { title: t('unit') },
        { title: t('unitPrice'), align: 'end' },
        { title: t('quantity'), align: 'end' },
        { title: t('lineTotal'), align: 'end' },
      ]}
      rows={services.map(({ id, title, detail, unit, unitPrice, quantity, total }) => ({
        key: id,
        cells: [
          <span key="service">
            <bdi>{title}</bdi>
            {hasDetails ? (
              <small>
                <bdi>{detail}</bdi>
              </small>
            ) : null}
          </span>,
          <bdi key="unit">{unit}</bdi>,
          formats.amount(toMoney(unitPrice)),
          formats.number(Number(quantity)),
          formats.amount(toMoney(total)),
        ],
      }))}
    />
  )
}
