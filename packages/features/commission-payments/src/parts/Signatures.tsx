import { useFormats } from '@console/core/i18n'
import type { VoucherDetail } from '@console/domain/commission-voucher'
import { Text, theme } from '@console/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Who has prepared a voucher, and who else has approved and paid it: two persons at least, by name. */
export function Signatures({ detail }: { detail: VoucherDetail }) {
  const { t } = useTranslation('commission-payments')
  const formats = useFormats()
  const { status, prepared, approved, paid } = detail
  const isOver = status === 'cancelled'
  const signed = [
    { name: 'prepared', by: prepared },
    { name: 'approved', by: approved },
    { name: 'paid', by: status === 'paid' ? paid : null },
  ] as const
  return (
    <Root>
      {signed.map(({ name, by }) => (
        <li key={name} data-signed={by !== null || undefined}>
          <Text as="span" size="sm" tone="muted">
            {t(`signatures.${name}`)}
          </Text>
          {by ? (
            <>
              <Name>
                <Check size={14} aria-hidden />
                <bdi>{by.by.name}</bdi>
              </Name>
              <Text as="span" size="sm" tone="muted">
                {formats.dateTime(new Date(by.at))}
              </Text>
            </>
          ) : (
            <>
              <span>{t('signatures.missing')}</span>
              {isOver ? null : (
                <Text as="span" size="sm" tone="muted">
                  {t('signatures.other', { name: prepared.by.name })}
                </Text>
              )}
            </>
          )}
        </li>
      ))}
    </Root>
  )
}

const Root = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    align-content: start;
    gap: ${theme.space[1]};
    padding: ${theme.space[3]};
    border: 1px dashed ${theme.color.hairline};
    border-radius: ${theme.radius.control};
  }
  [data-signed] {
    border-style: solid;
  }
`

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  font-weight: 600;
`
