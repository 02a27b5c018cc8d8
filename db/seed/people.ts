/** Invented combinations of common Haitian names, with hyphens, accents and double surnames. */
export const PEOPLE = [
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

export const ADDRESSES = [
  { address: '14, Rue Panaméricaine', city: 'Pétion-Ville', postalCode: 'HT6140' },
  { address: '52, Rue Grégoire', city: 'Pétion-Ville', postalCode: 'HT6140' },
  { address: '103, Route de Frères', city: 'Pétion-Ville', postalCode: 'HT6140' },
  { address: '19, Delmas 33', city: 'Delmas', postalCode: 'HT6120' },
  { address: '7, Delmas 75, ruelle Jasmin', city: 'Delmas', postalCode: 'HT6120' },
  { address: '211, Boulevard Toussaint Louverture', city: 'Tabarre', postalCode: '' },
  { address: '12, Rue Capois', city: 'Port-au-Prince', postalCode: 'HT6110' },
  { address: '66, Avenue John Brown (Lalue)', city: 'Port-au-Prince', postalCode: 'HT6110' },
  { address: '3, Route de Kenscoff, Thomassin 32', city: 'Kenscoff', postalCode: 'HT6150' },
  { address: '17, Rue 17 H', city: 'Cap-Haïtien', postalCode: 'HT1110' },
  { address: '4, Rue 5 Boulevard', city: 'Cap-Haïtien', postalCode: 'HT1110' },
  { address: '29, Carrefour La Mort', city: 'Quartier-Morin', postalCode: '' },
  { address: '75, Rue Général Marion', city: 'Les Cayes', postalCode: 'HT8110' },
  { address: '18, Avenue Barranquilla', city: 'Jacmel', postalCode: 'HT9110' },
  { address: '33, Avenue des Dattes', city: 'Gonaïves', postalCode: 'HT4110' },
  { address: '21, Rue Louverture', city: 'Saint-Marc', postalCode: 'HT4310' },
  { address: '10, Rue Abbé-Huet', city: 'Jérémie', postalCode: 'HT7110' },
  { address: '61, Rue Espagnole', city: 'Ouanaminthe', postalCode: '' },
] as const;

/** Sixty names: the forty as they are, plus twenty with first and last names swapped, differently for each company. */
export function sixtyNames(shift: number): string[] {
  const crossed = Array.from({ length: 20 }, (_, index) => {
    const first = PEOPLE[(index + shift) % PEOPLE.length]?.split(' ')[0];
    const last = PEOPLE[(index * 3 + shift + 7) % PEOPLE.length]?.split(' ').slice(1).join(' ');
    return `${first} ${last}`;
  });
  return [...PEOPLE, ...crossed];
}
