import type { ActionableRow } from '@console/core/workflows'
import { Card, Link, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '@console/details'
import { Remarks } from '../remarks/Remarks'
import type { RecordConfig } from '../config/RecordConfig'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { oneColumnBelow } from '../layout/Columns'

export interface RecordSideProps<Row extends ActionableRow, Detail extends Row> {
  config: RecordConfig<Row, Detail>
  /** Record to display, with optimistic changes. */
  detail: Detail
}

/** Column beside the tabs of a record that stays visible: pending changes, details, related links, and remarks of colleagues. */
export function RecordSide<Row extends ActionableRow, Detail extends Row>({
  config,
  detail,
}: RecordSideProps<Row, Detail>) {
  const { t: own } = useTranslation(config.namespace)
  const { t } = useTranslation('record')
  const { resource, details: OwnDetails, side: Side, related } = config
  const links = related?.(detail) ?? []
  const root = useHeight()
  return (
    <Root ref={root}>
      {Side ? <Side detail={detail} /> : null}
      <OwnDetails detail={detail} />
      {links.length > 0 ? (
        <Card heading={t('record.related')}>
          <DescriptionList
            details={links.map(({ title, label, to }) => ({
              label: own(title as never),
              value: <Link href={to}>{label}</Link>,
            }))}
          />
        </Card>
      ) : null}
      {resource.hasRemarks ? (
        <Remarks resource={resource} token={resource.tokenOf(detail)} />
      ) : null}
    </Root>
  )
}

/** Writes an element's height into its style, as `--height`. */
function useHeight() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = element.current
    if (!own) return undefined
    const observer = new ResizeObserver(() =>
      own.style.setProperty('--height', `${own.offsetHeight}px`),
    )
    observer.observe(own)
    return () => observer.disconnect()
  }, [])
  return element
}

/* A column that is higher than the window sticks to its bottom: the top has been read by then. */
const Root = styled.div`
  --below: 220px;
  position: sticky;
  inset-block-start: min(
    var(--start, 0px) + ${theme.space[4]},
    100dvh - var(--below) - var(--height, 0px)
  );
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-inline-size: 0;

  @container record (width < ${oneColumnBelow}px) {
    position: static;
  }
  @media print {
    position: static;
  }
`
