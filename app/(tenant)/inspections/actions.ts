'use server';

import { addTicketLine } from '@/lib/maintenance/add-ticket-line';
import { archiveVendor } from '@/lib/maintenance/archive-vendor';
import { cancelTicket } from '@/lib/maintenance/cancel-ticket';
import { completeTicket } from '@/lib/maintenance/complete-ticket';
import { logService } from '@/lib/maintenance/log-service';
import { openTicket } from '@/lib/maintenance/open-ticket';
import { removeTicketLine } from '@/lib/maintenance/remove-ticket-line';
import { startTicket } from '@/lib/maintenance/start-ticket';
import { updateTicket } from '@/lib/maintenance/update-ticket';
import { updateVendor } from '@/lib/maintenance/update-vendor';
import { action } from '@/lib/server/action';

const SHOWN = ['/inspections', '/vehicles', '/dashboard', '/availability'] as const;

export const openTicketAction = action(openTicket, ...SHOWN);
export const updateTicketAction = action(updateTicket, ...SHOWN);
export const startTicketAction = action(startTicket, ...SHOWN);
export const completeTicketAction = action(completeTicket, ...SHOWN);
export const cancelTicketAction = action(cancelTicket, ...SHOWN);
export const logServiceAction = action(logService, '/inspections');
export const addTicketLineAction = action(addTicketLine, '/inspections');
export const removeTicketLineAction = action(removeTicketLine, '/inspections');
export const updateVendorAction = action(updateVendor, '/inspections');
export const archiveVendorAction = action(archiveVendor, '/inspections');
