import { useKeyGroups } from '@console/core/keys'
import { VisuallyHidden } from '@console/ui'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { Record } from '../Record'
import { goodsRecord } from './goodsRecord'

export interface GoodsScreenProps {
  /** Where one begins: `/goods/…`. */
  start: string
}

/** A record at its address, with the place of its list, and where one is, for whoever tests it. */
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
