import { takenOff } from '@console/core/contracts'
import { languages, useFormats } from '@console/core/i18n'
import { amountInWords, type VoucherDetail } from '@console/domain/commission-voucher'
import type { RecordSlotProps } from '@console/record'
import { PrintTitle } from '@console/print'
import { Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Printed voucher: payee, amount in words in all languages, and lines for signatures. */
export function VoucherPrintout({ detail }: RecordSlotProps<VoucherDetail>) {
  const { t } = useTranslation('commission-payments')
  const formats = useFormats()
  const { voucherNo, agent, agentNo, period, entryCount, method, destination, net } = detail
  const { gross, adjustments, withholding, prepared, approved, paid, status } = detail
  const dateOf = (at: string) => formats.date(new Date(at))
  const details: readonly (readonly [name: string, value: string])[] = [
    [t('column.agent'), `${agent.label} · ${agentNo}`],
    [t('column.period'), `${dateOf(period.from)} – ${dateOf(period.to)}`],
    [t('column.entries'), formats.number(entryCount)],
    [t('column.method'), [t(`method.${method}`), destination].filter(Boolean).join(' · ')],
    [t('column.gross'), formats.money(gross)],
    ...adjustments.map(({ label, amount }) => [label, formats.money(amount)] as const),
    [
      t('amounts.withheld', { rate: formats.percent(withholding.rateBps / 10_000) }),
      formats.money(takenOff(withholding.amount)),
    ],
  ]
  const signatures = [
    [t('signatures.prepared'), prepared.by.name],
    [t('signatures.approved'), approved?.by.name ?? ''],
    [t('signatures.paid'), (status === 'paid' && paid?.by.name) || ''],
    [t('print.received'), ''],
  ] as const
  return (
    <Stack gap={4}>
      <PrintTitle title={t('voucher.print')} number={voucherNo} />
      <Rows>
        {details.map(([name, value], place) => (
          // By index: two adjustments may have the same name.
          <div key={place}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('print.total')}</dt>
          <dd>
            <bdi>{formats.money(net)}</bdi>
          </dd>
        </div>
      </Rows>
      <Texts aria-label={t('amounts.words')}>
        {languages.map(({ id, direction }) => (
          <li key={id} lang={id} dir={direction}>
            {amountInWords(net, id)}
          </li>
        ))}
      </Texts>
      <Signed aria-label={t('signatures.title')}>
        {signatures.map(([name, by]) => (
          <li key={name}>
            <bdi>{by}</bdi>
            <small>{name}</small>
          </li>
        ))}
      </Signed>
    </Stack>
  )
}

const Rows = styled.dl`
  display: grid;
  gap: ${theme.space[1]};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space[4]};
  }
  > [data-total] {
    padding-block-start: ${theme.space[2]};
    border-block-start: 1px solid currentColor;
    font-weight: 600;
  }
`

const Texts = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`

/* Signature line, with the name above it if known. */
const Signed = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  break-inside: avoid;
  list-style: none;

  li {
    display: grid;
    align-content: end;
    min-block-size: 64px;
  }
  bdi {
    min-block-size: 1.5em;
    border-block-end: 1px solid currentColor;
  }
  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.text.xs};
  }
`
