import type { FaqItem } from '../contract'

const answers: readonly (readonly [question: string, answer: string])[] = [
  [
    'How long does the approval of a business take?',
    'Two working days, when all documents can be read. A business that is asked for changes keeps its place: its days go on once it has sent them.',
  ],
  [
    'Why was my product asked for changes?',
    'The message names each field: most often a picture that shows another product, or a price that is missing for one of the currencies. Change these fields and send the product again.',
  ],
  [
    'Can I sell in more than one currency?',
    'Yes. Each product has a price in every currency that your shop sells in. Sums are never added across currencies.',
  ],
  [
    'When am I paid for an order?',
    'An order is settled once it is completed: seven days after it was delivered, unless something of it was sent back.',
  ],
  [
    'What does the marketplace keep of a sale?',
    'The commission that was agreed when the order was placed. A rate that changes later does not change orders that were placed before.',
  ],
  [
    'Who pays for a parcel that comes back?',
    'The seller, where the goods were damaged or wrong; the buyer, where they have changed their mind.',
  ],
  [
    'How do I become an agent?',
    'Ask for it on your profile and name the towns in which you will work. Your papers are looked at like those of a business.',
  ],
  [
    'What is the difference between a product and a service?',
    'A product has stock and is sent or picked up. A service is booked for a day and has neither weight nor stock.',
  ],
  [
    'May I give away my password to a colleague?',
    'No. Whoever works for your business is invited with an address of their own, so that everybody can see who has decided what.',
  ],
  [
    'How can I change my telephone number?',
    'On your profile. The new number is only used after you have typed the code that was sent to it.',
  ],
  [
    'What happens to an offer when its time is over?',
    'It is no longer shown, and nothing of it is lost: take it up again within sixty days and it comes back with its reviews.',
  ],
  [
    'Why can I not see a review that I have written?',
    'Every review is read before it is shown. One that names a telephone number or an address is shown without it.',
  ],
  [
    'Does the marketplace sell medicine?',
    'Only pharmacies that the regulator has licensed do. What needs a prescription is sold to who shows one.',
  ],
  [
    'How do I close my account?',
    'Write to the support from the address that you sign in with. Orders that are on their way are brought to their end first.',
  ],
]

/** The fourteen questions of the sample backend (specification 9). */
export const faqItems: FaqItem[] = answers.map(([question, answer], index) => ({
  id: String(index + 1),
  question,
  answer,
}))
