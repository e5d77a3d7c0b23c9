/** Invented names of companies, each used with one or two endings. */
export const companyMessages: readonly string[] =
  `Ndovura Zelimedi Kwararo Bahatika Simbalin Nyotavex Ukwasi Mlingani Zuhuraya Tabiboni Afirenza Kilimedis
  Rafikure Salamedi Jangwari Pembeza Tiburon Mzimawi Darubini Kimondo Lulumar Mkangavi Nuruvita Olmesani Pwaneka
  Rutubani Sayarimed Tamaduna Uzimavo Vumbuka Wimbira Yakutila Zamaradia Bonganyo Chepukiza Dunarima Elimukaa
  Fanakare Gharibu Hekimed`.split(/\s+/)

/** Endings of such companies' names. */
export const companyEndings = {
  manufacturer: ['Laboratories', 'Pharmaceuticals', 'Biologics'],
  distributor: ['Medical Supplies', 'Pharma Distributors'],
  importer: ['Pharma Imports', 'Healthcare'],
  marketing_authorisation_holder: ['Therapeutics', 'Lifesciences'],
} as const
