import { readRows } from '../../read-rows';

export const dynamic = 'force-dynamic';

export default async function Page() {
  const rows = await readRows();
  return (
    <table>
      <tbody>
        {rows.map(({ id, full_name: name, phone, email, city, status, tier }) => (
          <tr key={id}>
            <td>
              <a href={`/customers/${id}`}>{name}</a>
            </td>
            <td>{phone}</td>
            <td>{email}</td>
            <td>{city}</td>
            <td>{status}</td>
            <td>{tier}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
