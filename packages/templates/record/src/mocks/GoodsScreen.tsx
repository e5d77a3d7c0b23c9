import { useKeyGroups } from '@console/core/keys'
import { VisuallyHidden } from '@console/ui'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { Record } from '../Record'
import { goodsRecord } from './goodsRecord'

export interface GoodsScreenProps {
  /** Initial address: `/goods/…`. */
  start: string
}

/** Record at its address, with a placeholder for its list and the current address, for tests. */
export function GoodsScreen({ start }: GoodsScreenProps) {
  const { pathname, search, hash } = useLocation()
  const groups = useKeyGroups()
  return (
    <>
      <Routes>
        <Route path="/goods/:token" element={<Goods />} />
        <Route path="/goods" element={<h1>The list</h1>} />
        <Route path="*" element={<Navigate to={start} replace />} />
      </Routes>
      <VisuallyHidden data-testid="address">{pathname + search + hash}</VisuallyHidden>
      <VisuallyHidden data-testid="keys">
        {groups.flatMap(({ keys }) => keys.map((line) => line.keys.join('|'))).join(' ')}
      </VisuallyHidden>
    </>
  )
}

function Goods() {
  const { token = '' } = useParams()
  return <Record config={goodsRecord} token={token} />
}
