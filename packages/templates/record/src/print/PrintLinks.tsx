import type { Namespace } from '@console/core/i18n'
import { fingerReach, Link, theme } from '@console/ui'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import type { RecordPrintout } from '../config/RecordConfig'
import { withPrintout } from './printAddress'

interface PrintLinksProps<Detail> {
  namespace: Namespace
  printouts: readonly RecordPrintout<Detail>[]
  detail: Detail
}

/** Links to the printable documents of a record. */
export function PrintLinks<Detail>({ namespace, printouts, detail }: PrintLinksProps<Detail>) {
  const { t } = useTranslation(namespace)
  const { pathname, search } = useLocation()
  const shown = printouts.filter(({ isShown }) => isShown?.(detail) ?? true)
  if (shown.length === 0) return null
  return (
    <Root>
      {shown.map(({ id, title }) => (
        <Link key={id} href={pathname + withPrintout(search, id)}>
          <Printer size={14} aria-hidden /> {t(title as never)}
        </Link>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};

  a {
    ${fingerReach}
  }
`
