import { Look } from '@console/ui'
import { createRoot } from 'react-dom/client'
import { ScenarioBar } from './ScenarioBar'

/** Shows a scenario over every page. It has a root of its own, since a scenario can keep the console from starting. */
export function showScenario(scenario: string): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <Look>
      <ScenarioBar
        language={document.documentElement.lang}
        scenario={scenario}
        onEnd={endScenario}
      />
    </Look>,
  )
}

function endScenario() {
  const address = new URL(location.href)
  address.searchParams.set('mock', 'ok')
  location.assign(address)
}
