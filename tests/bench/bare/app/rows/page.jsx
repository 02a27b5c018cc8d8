import { makeRows } from '../make-rows';

export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <table>
      <tbody>
        {makeRows().map(({ id, name, plate, status, fuel, odometer, rate }) => (
          <tr key={id}>
            <td>
              <a href={`/vehicles/${id}`}>{name}</a>
            </td>
            <td>{plate}</td>
            <td>{status}</td>
            <td>{fuel}</td>
            <td>{odometer}</td>
            <td>{rate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
