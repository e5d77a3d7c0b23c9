import { pageMessages } from '../messages/pageMessages'
import { snackbar } from '../queue/announce'

/** Reports scenarios in the address that the sample backend does not have. */
export function reportUnknownScenarios(names: readonly string[]): void {
  if (names.length > 0)
    snackbar({
      variant: 'warning',
      title: pageMessages()['scenario.unknown'],
      description: names.join(', '),
    })
}
