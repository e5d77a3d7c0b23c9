import type { ImportConfig } from '../config/config'
import { configuredScreen } from '../ImportScreen'
import { teaKind } from './teas'

/** Teas. Their screen has no messages of its own: a key without a message is shown as it is. */
const config: ImportConfig = {
  namespace: 'import',
  title: 'Import teas',
  kind: teaKind,
  columns: { code: 'code', name: 'name', price: 'price', until: 'until' },
  nameField: 'name',
  listPath: '/teas',
}

/** Screen that imports teas. */
export const TeasScreen = configuredScreen(config)
