// Person to person: whom one does not hear or play with, what one reports, and coming back from a device that was lost.
import { json } from "./hall";
import type { Knocked, Player, Reported, Shunned } from "./wire";

const part = encodeURIComponent;

export const people = {
  shunned: () => json<Shunned[]>("GET", "/api/me/people"),
  shun: (person: string, how: "mute" | "block" | "") => json<Shunned[]>("PUT", `/api/me/people/${part(person)}`, { how }),
  report: (table: string, person: string, lines: number[], why: string) => json<Reported>("POST", `/api/tables/${part(table)}/report`, { person, lines, why }),
  door: (table: string, code: string) => json<Player[]>("POST", `/api/tables/${part(table)}/door`, { code }),
  knock: (table: string, seat: number, code: string) => json<Knocked>("POST", `/api/tables/${part(table)}/knock`, { seat, code }),
  answer: (table: string, knock: string, yes: boolean) => json<unknown>("POST", `/api/tables/${part(table)}/knocks/${part(knock)}`, { yes }),
};
