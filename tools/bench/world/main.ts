import { sampleAccounts } from '@console/sample'
import { measureDatabase } from '@console/sample/measureDatabase'

declare global {
  /** Builds the sample database as the first operator would see it, and measures the time. */
  var makeWorld: () => ReturnType<typeof measureDatabase>
}

globalThis.makeWorld = () => {
  const [account] = sampleAccounts
  if (!account) throw new Error('The sample backend has no accounts')
  return measureDatabase(account)
}
