import { wordsOfPage } from '../words/wordsOfPage'
import { snackbar } from './announce'

/** Says that the address asks the sample backend for scenarios it does not have. */
export function tellUnknownScenarios(names: readonly string[]): void {
  if (names.length > 0)
    snackbar({
      variant: 'warning',
      title: wordsOfPage()['scenario.unknown'],
      description: names.join(', '),
    })
}
