import { serverTime } from '@console/core/api'
import { ConnectivityBanner, useConnectivity } from '@console/shell-connectivity'
import { useQueryClient } from '@tanstack/react-query'

/** Reports that the network is gone, and the age of the oldest data on the screen. */
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
