import type { ImportConfig } from '../config'
import { configuredScreen } from '../configuredScreen'
import { teaKind } from './teas'

/** Teas. Their screen has no words of its own: a key that is in no catalogue is shown as it stands. */
const config: ImportConfig = {
  namespace: 'import',
  title: 'Import teas',
  kind: teaKind,
  columns: { code: 'code', name: 'name', price: 'price', until: 'until' },
  nameField: 'name',
  listPath: '/teas',
}

/** The screen that imports teas. */
export const TeasScreen = configuredScreen(config)
