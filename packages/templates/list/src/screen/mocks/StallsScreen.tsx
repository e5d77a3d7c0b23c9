import { useKeyGroups } from '@console/core/keys'
import { Button, Link, VisuallyHidden } from '@console/ui'
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom'
import { List, type ListProps } from '../List'
import type { Stall } from '../../mocks/stalls'

/** List with its record screen and the current address, for tests. */
export function StallsScreen(props: ListProps<Stall>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const groups = useKeyGroups()
  return (
    <>
      <Routes>
        <Route path="/stalls/:token" element={<StallScreen />} />
        <Route path="*" element={<List {...props} />} />
      </Routes>
      <VisuallyHidden data-testid="address">{pathname + search}</VisuallyHidden>
      <VisuallyHidden data-testid="keys">
        {groups.flatMap(({ keys }) => keys.map((line) => line.keys.join('|'))).join(' ')}
      </VisuallyHidden>
      {/* Replaces the browser's own buttons, which are not part of the page. */}
      <VisuallyHidden data-testid="history">
        <button type="button" tabIndex={-1} onClick={() => void navigate(-1)}>
          Back
        </button>
      </VisuallyHidden>
    </>
  )
}

function StallScreen() {
  const { token } = useParams()
  const navigate = useNavigate()
  return (
    <main>
      <h1>{token}</h1>
      <Button onPress={() => void navigate(-1)}>Back to the list</Button>
      <Link href="/" state={{ rows: [token] }}>
        Up to the list
      </Link>
    </main>
  )
}
