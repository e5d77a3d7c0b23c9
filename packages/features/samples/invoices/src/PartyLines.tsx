import type { Invoice } from './contract'

/** Issuer or customer of an invoice, with contact details. */
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
