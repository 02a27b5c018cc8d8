/** Invented combinations of common Haitian names, with hyphens, accents and double surnames. */
const PEOPLE = [
  'Jean-Robert Cadet-Lafleur',
  'Marie-Flore Desrosiers',
  'Wilner Saint-Fleur',
  'Guerda Joseph-Mathieu',
  'Ronel Bienaimé',
  'Nadège Petit-Frère',
  'Evens Destiné',
  'Islande Cherenfant',
  'Frantzdy Métellus',
  'Mirlande Augustin',
  'Kerline Dieujuste',
  'Stanley Valbrun',
  'Rose-Andrée Beauvoir',
  'Jocelyn Exantus',
  'Fabiola Toussaint-Rémy',
  'Wisly Jean-Charles',
  'Dieula Normil',
  'Pierre-Antoine Lafrance',
  'Carline Sylvestre',
  'Ricardo Félismé',
  'Yolette Mondésir',
  'Jameson Cius',
  'Ketly Bastien',
  'Lunel Saintil',
  'Marjorie Clervil',
  'Edner Fleurimond',
  'Wideline Pierre-Louis',
  'Hérold Jeudy',
  'Sherline Dorvil',
  'Macdonald Estimable',
  'Emmanuela Charlestin',
  'Louis-Jacques Prophète',
  'Bethanie Noëlsaint',
  'Rodrigue Aristil',
  'Ginette Fils-Aimé Duré',
  'Jimmy Occéan',
  'Vanessa Théagène',
  'Clausel Rosembert',
  'Daphnée Lindor',
  'Johnny Pétiote',
] as const;

export const LAKAY_ADDRESSES = [
  { address: '17, Rue 17 H', city: 'Cap-Haïtien', postalCode: 'HT1110' },
  { address: '4, Rue 5 Boulevard', city: 'Cap-Haïtien', postalCode: 'HT1110' },
  { address: '29, Carrefour La Mort', city: 'Quartier-Morin', postalCode: '' },
  { address: '33, Avenue des Dattes', city: 'Gonaïves', postalCode: 'HT4110' },
  { address: '21, Rue Louverture', city: 'Saint-Marc', postalCode: 'HT4310' },
  { address: '61, Rue Espagnole', city: 'Ouanaminthe', postalCode: '' },
  { address: '9, Rue 20 L', city: 'Cap-Haïtien', postalCode: 'HT1110' },
  { address: '41, Route de Labadie', city: 'Cap-Haïtien', postalCode: 'HT1110' },
  { address: '6, Rue Sténio Vincent', city: 'Fort-Liberté', postalCode: '' },
  { address: '27, Grand-Rue', city: 'Limbé', postalCode: '' },
  { address: '3, Rue du Centre', city: 'Milot', postalCode: '' },
] as const;

/** Sixty customers: the forty as they are, plus twenty with first and last names swapped. */
export const LAKAY_CUSTOMERS = [...PEOPLE, ...crossed(10)];

export const LAKAY_DRIVERS = crossed(16).slice(-12);

function crossed(shift: number): string[] {
  return Array.from({ length: 20 }, (_, index) => {
    const first = PEOPLE[(index + shift) % PEOPLE.length]?.split(' ')[0];
    const last = PEOPLE[(index * 3 + shift + 7) % PEOPLE.length]?.split(' ').slice(1).join(' ');
    return `${first} ${last}`;
  });
}
