import type { Invoice } from '../contract'

/** Who sends or pays an invoice, and how they are reached. */
export function PartyLines({ party }: { party: Invoice['from'] | Invoice['client'] }) {
  const website = 'website' in party ? party.website : ''
  return (
    <address>
      <b>
        <bdi>{party.title}</bdi>
      </b>
      {[party.address, party.phone, party.email, website].filter(Boolean).map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
