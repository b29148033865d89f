import { extendZodWithOpenApi } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';

/*
 * Every schema of the API is made with this `z`: it can be given a name for the OpenAPI document (`.openapi('Table')`).
 */
extendZodWithOpenApi(z);

export { z };
