import { serverTime } from '@console/core/api'
import { ConnectivityBanner, useConnectivity } from '@console/shell-connectivity'
import { useQueryClient } from '@tanstack/react-query'

/** Says that the network is gone, and how old the oldest of what is shown is. */
export function OfflineNotice() {
  const queries = useQueryClient()
  const connectivity = useConnectivity()
  const times = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0)
  return (
    <ConnectivityBanner
      {...connectivity}
      oldestData={times.length > 0 ? serverTime(Math.min(...times)) : null}
    />
  )
}
