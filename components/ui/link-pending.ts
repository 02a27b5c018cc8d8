'use client';

import { createContext } from 'react';

/** Whether the link around it was pressed and its screen has not arrived. */
export const LinkPending = createContext(false);
