import { Card, SkeletonBlock, theme } from '@console/ui'
import styled from 'styled-components'
import type { DashboardSummary } from '../contract'
import { ApprovalsChart } from './ApprovalsChart'
import { CategoriesChart } from './CategoriesChart'
import { KeyFigures, KeyFiguresSkeleton } from './KeyFigures'
import { KindsChart } from './KindsChart'
import { RatingsChart } from './RatingsChart'

/** Figures of a range: a row of numbers, then the charts. */
export function Figures({ range, asOf, approvals, reviews }: DashboardSummary) {
  const file = `${range}-${asOf.slice(0, 10)}`
  return (
    <Root>
      <KeyFigures approvals={approvals} />
      <Charts>
        <ApprovalsChart days={approvals.days} file={file} />
        <KindsChart kinds={approvals.kinds} file={file} />
        <CategoriesChart categories={approvals.waitingCategories} file={file} />
        <RatingsChart ratings={reviews.ratings} file={file} />
      </Charts>
    </Root>
  )
}

/** Placeholder of the figures, of the same size. */
export function FiguresSkeleton() {
  return (
    <Root aria-hidden>
      <KeyFiguresSkeleton />
      <Charts>
        {/* A heading of 64 px instead of an edge of 20, and charts of 240 and 208 px. */}
        <Card>
          <SkeletonBlock blockSize={284} />
        </Card>
        {['kinds', 'categories', 'ratings'].map((chart) => (
          <Card key={chart}>
            <SkeletonBlock blockSize={252} />
          </Card>
        ))}
      </Charts>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

/* The first has its own line; the others fill theirs, whatever their number. */
const Charts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};

  > * {
    flex: 1 1 320px;
    min-inline-size: min(100%, 320px);
  }
  > :first-child {
    flex-basis: 100%;
  }
`
